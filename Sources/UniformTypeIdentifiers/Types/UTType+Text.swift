extension UTType {
    // MARK: Text, source code, documents

    /// Text of any kind, plain, with markup or with attributes.
    public static var text: UTType { UTType(known: "public.text") }

    /// Text without markup, in an unknown encoding.
    public static var plainText: UTType { UTType(known: "public.plain-text") }

    /// Text without markup, in UTF-8.
    public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }

    /// Text without markup, in UTF-16 in the native byte order.
    public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }

    /// Text without markup, in UTF-16 with a byte order mark.
    public static var utf16ExternalPlainText: UTType { UTType(known: "public.utf16-external-plain-text") }

    /// A table as text.
    public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }

    /// A table as text, with commas between its columns.
    public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }

    /// A table as text, with tabs between its columns.
    public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }

    /// A table as text in UTF-8, with tabs between its columns.
    public static var utf8TabSeparatedText: UTType { UTType(known: "public.utf8-tab-separated-values-text") }

    /// Text with attributes, in the Rich Text Format.
    public static var rtf: UTType { UTType(known: "public.rtf") }

    /// Text with attributes and attachments, as a package.
    public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }

    /// HTML.
    public static var html: UTType { UTType(known: "public.html") }

    /// XML.
    public static var xml: UTType { UTType(known: "public.xml") }

    /// YAML.
    public static var yaml: UTType { UTType(known: "public.yaml") }

    /// JSON.
    public static var json: UTType { UTType(known: "public.json") }

    /// GeoJSON.
    public static var geoJSON: UTType { UTType(known: "public.geojson") }

    /// A cascading style sheet.
    public static var css: UTType { UTType(known: "public.css") }

    /// A file that records the actions of a program.
    public static var log: UTType { UTType(known: "public.log") }

    /// A property list of either format.
    public static var propertyList: UTType { UTType(known: "com.apple.property-list") }

    /// A property list as XML.
    public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }

    /// A property list as bytes.
    public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }

    /// A PDF document.
    public static var pdf: UTType { UTType(known: "com.adobe.pdf") }

    /// A web page with its images, in one file.
    public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }

    /// An EPUB publication.
    public static var epub: UTType { UTType(known: "org.idpf.epub-container") }

    /// Source code of any language.
    public static var sourceCode: UTType { UTType(known: "public.source-code") }

    /// Swift.
    public static var swiftSource: UTType { UTType(known: "public.swift-source") }

    /// C.
    public static var cSource: UTType { UTType(known: "public.c-source") }

    /// A header of C.
    public static var cHeader: UTType { UTType(known: "public.c-header") }

    /// C++.
    public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }

    /// A header of C++.
    public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }

    /// Objective-C.
    public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }

    /// Objective-C++.
    public static var objectiveCPlusPlusSource: UTType { UTType(known: "public.objective-c-plus-plus-source") }

    /// Assembly.
    public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }

    /// A makefile.
    public static var makefile: UTType { UTType(known: "public.make-source") }

    /// Source code that is executed directly.
    public static var script: UTType { UTType(known: "public.script") }

    /// A shell script.
    public static var shellScript: UTType { UTType(known: "public.shell-script") }

    /// Python.
    public static var pythonScript: UTType { UTType(known: "public.python-script") }

    /// Perl.
    public static var perlScript: UTType { UTType(known: "public.perl-script") }

    /// Ruby.
    public static var rubyScript: UTType { UTType(known: "public.ruby-script") }

    /// PHP.
    public static var phpScript: UTType { UTType(known: "public.php-script") }

    /// JavaScript.
    public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }

    /// AppleScript.
    public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }

    /// A spreadsheet.
    public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }

    /// A presentation.
    public static var presentation: UTType { UTType(known: "public.presentation") }

    /// A database.
    public static var database: UTType { UTType(known: "public.database") }

    /// A message.
    public static var message: UTType { UTType(known: "public.message") }

    /// An e-mail message.
    public static var emailMessage: UTType { UTType(known: "public.email-message") }

    /// A person or organization, with its contact information.
    public static var contact: UTType { UTType(known: "public.contact") }

    /// A vCard.
    public static var vCard: UTType { UTType(known: "public.vcard") }

    /// An event of a calendar.
    public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }

    /// A task to complete.
    public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
}
