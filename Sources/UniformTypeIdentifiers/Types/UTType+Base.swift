extension UTType {
    // MARK: Base types, folders, links, programs

    /// Anything that can be stored: the supertype of data and folders.
    public static var item: UTType { UTType(known: "public.item") }

    /// Content for people, such as documents and media.
    public static var content: UTType { UTType(known: "public.content") }

    /// Content of several kinds, such as text with images.
    public static var compositeContent: UTType { UTType(known: "public.composite-content") }

    /// A sequence of bytes, such as a file that is not a folder.
    public static var data: UTType { UTType(known: "public.data") }

    /// A folder of the file system, including packages, which look like a file.
    public static var directory: UTType { UTType(known: "public.directory") }

    /// A folder that people open to see its contents.
    public static var folder: UTType { UTType(known: "public.folder") }

    /// The topmost folder of a volume.
    public static var volume: UTType { UTType(known: "public.volume") }

    /// A folder that people see as a single file.
    public static var package: UTType { UTType(known: "com.apple.package") }

    /// A folder with a defined structure, such as an application.
    public static var bundle: UTType { UTType(known: "com.apple.bundle") }

    /// A bundle of code that a program loads.
    public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }

    /// A bundle that contains a library and its resources.
    public static var framework: UTType { UTType(known: "com.apple.framework") }

    /// A reference that can be resolved, such as a link.
    public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }

    /// A symbolic link.
    public static var symbolicLink: UTType { UTType(known: "public.symlink") }

    /// A file that refers to a different file.
    public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }

    /// The location of a volume in the file system.
    public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }

    /// Data that a program has made to find a file again.
    public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }

    /// A program that can be executed.
    public static var executable: UTType { UTType(known: "public.executable") }

    /// A program in a single file, for Unix.
    public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }

    /// A program in a single file, for Windows.
    public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }

    /// An application with a user interface.
    public static var application: UTType { UTType(known: "com.apple.application") }

    /// An application with a user interface, in a bundle.
    public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }

    /// A URL.
    public static var url: UTType { UTType(known: "public.url") }

    /// The URL of a file.
    public static var fileURL: UTType { UTType(known: "public.file-url") }

    /// The displayed name of a URL.
    public static var urlName: UTType { UTType(known: "public.url-name") }

    /// A bookmark.
    public static var bookmark: UTType { UTType(known: "public.bookmark") }

    /// A file that contains a URL.
    public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }

    /// A file that contains files.
    public static var archive: UTType { UTType(known: "public.archive") }

    /// A ZIP archive.
    public static var zip: UTType { UTType(known: "public.zip-archive") }

    /// Data that is compressed with gzip.
    public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }

    /// Data that is compressed with bzip2.
    public static var bz2: UTType { UTType(known: "public.bzip2-archive") }

    /// An archive in Apple's format.
    public static var appleArchive: UTType { UTType(known: "com.apple.archive") }

    /// A file that can be mounted as a volume.
    public static var diskImage: UTType { UTType(known: "public.disk-image") }

    /// A font.
    public static var font: UTType { UTType(known: "public.font") }

    /// Certificates and keys, PKCS #12.
    public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }

    /// A certificate, X.509.
    public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
}
