extension TypeTable {
    /// Types of text, source code, documents and messages. For the columns, see `TypeDeclaration`.
    static let documents = """
        public.text | text | public.data public.content
        public.plain-text | plain text | public.text | txt text | text/plain
        public.utf8-plain-text | Unicode text | public.plain-text | | text/plain;charset=utf-8
        public.utf16-plain-text | Unicode text | public.plain-text | | text/plain;charset=utf-16
        public.utf16-external-plain-text | Unicode text | public.plain-text
        public.delimited-values-text | delimited values | public.text
        public.comma-separated-values-text | comma-separated values | public.delimited-values-text | csv | text/csv
        public.tab-separated-values-text | tab-separated values | public.delimited-values-text | tsv tab \
            | text/tab-separated-values
        public.utf8-tab-separated-values-text | tab-separated values | public.tab-separated-values-text \
            public.utf8-plain-text
        public.rtf | rich text document | public.text | rtf | text/rtf application/rtf
        com.apple.rtfd | rich text document with attachments | com.apple.package public.composite-content | rtfd
        public.html | HTML text | public.text | html htm shtml shtm | text/html
        public.xml | XML text | public.text | xml | application/xml text/xml
        public.yaml | YAML document | public.text | yml yaml | application/x-yaml application/yaml text/yaml
        public.json | JSON document | public.text | json | application/json
        public.geojson | GeoJSON document | public.json | geojson | application/geo+json
        public.css | cascading style sheet | public.text | css | text/css
        net.daringfireball.markdown | Markdown document | public.plain-text | md markdown | text/markdown
        public.log | log file | public.plain-text | log
        com.apple.property-list | property list | public.data | plist
        com.apple.xml-property-list | XML property list | public.xml com.apple.property-list
        com.apple.binary-property-list | binary property list | com.apple.property-list
        com.adobe.pdf | PDF document | public.data public.composite-content | pdf | application/pdf
        com.adobe.postscript | PostScript document | public.data public.composite-content | ps | application/postscript
        com.apple.webarchive | web archive | public.data public.composite-content | webarchive \
            | application/x-webarchive
        org.idpf.epub-container | EPUB publication | public.data public.composite-content | epub \
            | application/epub+zip
        public.source-code | source code | public.plain-text
        public.swift-source | Swift source | public.source-code | swift
        public.c-source | C source | public.source-code | c | text/x-csrc
        public.c-header | C header | public.source-code | h | text/x-chdr
        public.c-plus-plus-source | C++ source | public.source-code | cpp cp c++ cc cxx | text/x-c++src
        public.c-plus-plus-header | C++ header | public.source-code | hpp h++ hxx hh | text/x-c++hdr
        public.objective-c-source | Objective-C source | public.source-code | m | text/x-objcsrc
        public.objective-c-plus-plus-source | Objective-C++ source | public.source-code | mm
        public.assembly-source | assembly source | public.source-code | s
        com.sun.java-source | Java source | public.source-code | java jav | text/x-java
        org.rust-lang.rust | Rust source | public.source-code | rs | text/rust
        public.make-source | makefile | public.script | make mk mak
        public.script | script | public.source-code
        public.shell-script | shell script | public.script | sh command | application/x-sh application/x-shellscript
        public.python-script | Python script | public.script | py | text/x-python-script text/x-python
        public.perl-script | Perl script | public.script | pl pm | text/x-perl-script application/x-perl
        public.ruby-script | Ruby script | public.script | rb rbw | text/x-ruby-script application/x-ruby
        public.php-script | PHP script | public.script | php php3 php4 ph3 ph4 phtml | text/php application/x-php
        com.netscape.javascript-source | JavaScript script | public.source-code public.executable | js jscript mjs \
            | text/javascript application/javascript
        com.apple.applescript.text | AppleScript text | public.script | applescript
        public.spreadsheet | spreadsheet | public.content
        public.presentation | presentation | public.composite-content
        public.database | database |
        com.microsoft.word.doc | Microsoft Word document | public.data public.composite-content | doc \
            | application/msword
        org.openxmlformats.wordprocessingml.document | Word document | public.data public.composite-content \
            | docx | application/vnd.openxmlformats-officedocument.wordprocessingml.document
        com.microsoft.excel.xls | Microsoft Excel spreadsheet | public.data public.spreadsheet | xls \
            | application/vnd.ms-excel
        org.openxmlformats.spreadsheetml.sheet | Excel spreadsheet | public.data public.spreadsheet \
            | xlsx | application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
        com.microsoft.powerpoint.ppt | Microsoft PowerPoint presentation | public.data public.presentation | ppt \
            | application/vnd.ms-powerpoint
        org.openxmlformats.presentationml.presentation | PowerPoint presentation | public.data public.presentation \
            | pptx | application/vnd.openxmlformats-officedocument.presentationml.presentation
        org.oasis-open.opendocument.text | OpenDocument text | public.data public.composite-content | odt \
            | application/vnd.oasis.opendocument.text
        org.oasis-open.opendocument.spreadsheet | OpenDocument spreadsheet | public.data public.spreadsheet | ods \
            | application/vnd.oasis.opendocument.spreadsheet
        org.oasis-open.opendocument.presentation | OpenDocument presentation | public.data public.presentation \
            | odp | application/vnd.oasis.opendocument.presentation
        public.message | message |
        public.email-message | email message | public.data public.message | eml | message/rfc822
        public.contact | contact |
        public.vcard | vCard | public.text public.contact | vcf vcard | text/vcard text/directory text/x-vcard
        public.calendar-event | calendar event |
        com.apple.ical.ics | calendar | public.text public.calendar-event | ics | text/calendar
        public.to-do-item | to-do item |

        """
}
