extension UTType {
    // MARK: What all types conform to, folders, links, programs

    /// Anything that can be stored: what data and folders conform to.
    public static var item: UTType { UTType(known: "public.item") }

    /// What people read, see or hear, as documents and media.
    public static var content: UTType { UTType(known: "public.content") }

    /// Content of several kinds, such as text with images.
    public static var compositeContent: UTType { UTType(known: "public.composite-content") }

    /// A sequence of bytes, such as a file that is no folder.
    public static var data: UTType { UTType(known: "public.data") }

    /// A folder of the file system, also one that looks like a file, as a package does.
    public static var directory: UTType { UTType(known: "public.directory") }

    /// A folder that people open to see what is in it.
    public static var folder: UTType { UTType(known: "public.folder") }

    /// The topmost folder of a volume.
    public static var volume: UTType { UTType(known: "public.volume") }

    /// A folder that people see as a single file.
    public static var package: UTType { UTType(known: "com.apple.package") }

    /// A folder with a certain structure inside, as of an application.
    public static var bundle: UTType { UTType(known: "com.apple.bundle") }

    /// A bundle of code that a program loads.
    public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }

    /// A bundle with a library and what belongs to it.
    public static var framework: UTType { UTType(known: "com.apple.framework") }

    /// What leads to something else.
    public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }

    /// A symbolic link.
    public static var symbolicLink: UTType { UTType(known: "public.symlink") }

    /// A file that leads to another one.
    public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }

    /// The place in the file system where a volume is.
    public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }

    /// Data that a program has made to find a file again.
    public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }

    /// What can be run.
    public static var executable: UTType { UTType(known: "public.executable") }

    /// A program in one file, as Unix has it.
    public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }

    /// A program in one file, as Windows has it.
    public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }

    /// A program for people.
    public static var application: UTType { UTType(known: "com.apple.application") }

    /// A program for people, in a bundle.
    public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }

    /// An address.
    public static var url: UTType { UTType(known: "public.url") }

    /// The address of a file.
    public static var fileURL: UTType { UTType(known: "public.file-url") }

    /// The name that an address is shown with.
    public static var urlName: UTType { UTType(known: "public.url-name") }

    /// A bookmark.
    public static var bookmark: UTType { UTType(known: "public.bookmark") }

    /// A file that contains an address.
    public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }

    /// Files in a single file.
    public static var archive: UTType { UTType(known: "public.archive") }

    /// A ZIP archive.
    public static var zip: UTType { UTType(known: "public.zip-archive") }

    /// Data that was compressed by gzip.
    public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }

    /// Data that was compressed by bzip2.
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
