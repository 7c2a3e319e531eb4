// Builds a system of constraints with kiwi, resizes it, and says on standard output, as JSON, what CPU time that took.
//
// usage: kiwi FILE BUILDS     FILE is what ConstraintSystem.text of `bench` writes
//
//     variables COUNT
//     equal|atLeast required|strong CONSTANT COUNT (VARIABLE COEFFICIENT)…     sum of the terms = CONSTANT, or ≥
//     edit VARIABLE FIRST STRIDE RANGE                                          FIRST + STRIDE · step mod RANGE

#if !__has_include(<kiwi/kiwi.h>)

#include <cstdio>

int main() {
    puts("{\"unavailable\": \"kiwi 1.5.1 could not be had when the benchmarks were built\"}");
    return 0;
}

#else

#include <kiwi/kiwi.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

struct Row {
    bool isInequality, isRequired;
    double constant;
    std::vector<std::pair<int, double>> terms;
};

struct Edit {
    int variable;
    double first;
    long stride, range;
};

struct System {
    int variableCount = 0;
    std::vector<Row> rows;
    std::vector<Edit> edits;
};

struct Build {
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;
    kiwi::Solver solver;
};

static double cpuTime() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

static double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

static double least(const std::vector<double> &values) { return *std::min_element(values.begin(), values.end()); }

static bool read(const char *path, System &system) {
    std::ifstream file(path);
    std::string word;
    while (file >> word) {
        if (word == "variables") {
            file >> system.variableCount;
        } else if (word == "edit") {
            Edit edit;
            file >> edit.variable >> edit.first >> edit.stride >> edit.range;
            if (!file || edit.range <= 0) return false;
            system.edits.push_back(edit);
        } else if (word == "equal" || word == "atLeast") {
            Row row{word == "atLeast", false, 0, {}};
            std::string strength;
            int count = 0;
            file >> strength >> row.constant >> count;
            row.isRequired = strength == "required";
            for (int index = 0; index < count && file; index++) {
                std::pair<int, double> term;
                file >> term.first >> term.second;
                if (term.first < 0 || term.first >= system.variableCount) return false;
                row.terms.push_back(term);
            }
            if (!file) return false;
            system.rows.push_back(row);
        } else {
            return false;
        }
    }
    return !system.rows.empty() && !system.edits.empty();
}

static void makeObjects(const System &system, Build &build) {
    for (int index = 0; index < system.variableCount; index++) build.variables.emplace_back();
    for (const Row &row : system.rows) {
        std::vector<kiwi::Term> terms;
        for (const auto &term : row.terms) terms.emplace_back(build.variables[term.first], term.second);
        build.constraints.emplace_back(
            kiwi::Expression(terms, -row.constant), row.isInequality ? kiwi::OP_GE : kiwi::OP_EQ,
            row.isRequired ? kiwi::strength::required : kiwi::strength::strong);
    }
}

static double add(const System &system, Build &build) {
    const double begin = cpuTime();
    for (const kiwi::Constraint &constraint : build.constraints) build.solver.addConstraint(constraint);
    for (const Edit &edit : system.edits)
        build.solver.addEditVariable(build.variables[edit.variable], kiwi::strength::strong);
    for (const Edit &edit : system.edits) build.solver.suggestValue(build.variables[edit.variable], edit.first);
    return cpuTime() - begin;
}

static double resize(const System &system, Build &build, long step) {
    const double begin = cpuTime();
    for (const Edit &edit : system.edits)
        build.solver.suggestValue(
            build.variables[edit.variable], edit.first + double(edit.stride * step % edit.range));
    build.solver.updateVariables();
    return cpuTime() - begin;
}

int main(int count, char **arguments) {
    System system;
    const int builds = count == 3 ? std::atoi(arguments[2]) : 0;
    if (builds < 1 || !read(arguments[1], system)) {
        fprintf(stderr, "usage: kiwi FILE BUILDS\n");
        return 2;
    }
    std::unique_ptr<Build> build;
    // The least of several: other work of the machine only ever adds.
    std::vector<double> buildCosts, resizeCosts;
    for (int round = 0; round < builds; round++) {
        build = std::make_unique<Build>();
        makeObjects(system, *build);
        buildCosts.push_back(add(system, *build));
    }
    build->solver.updateVariables();
    double sum = 0;
    for (const kiwi::Variable &variable : build->variables) sum += variable.value();
    for (int round = 0; round < builds; round++) {
        std::vector<double> steps;
        for (long step = 0; step < 100; step++) steps.push_back(resize(system, *build, step));
        resizeCosts.push_back(median(steps));
    }
    printf(
        "{\"build\": %.9g, \"resize\": %.9g, \"sum\": %.12g}\n", least(buildCosts), least(resizeCosts), sum);
    return 0;
}

#endif
