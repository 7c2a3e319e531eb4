extension TypeTable {
    /// Base types, and types of folders, programs, archives, URLs, fonts and certificates. For the columns, see
    /// `TypeDeclaration`.
    static let system = """
        public.item | item |
        public.content | content |
        public.composite-content | composite content | public.content
        public.data | data | public.item | | application/octet-stream
        public.directory | directory | public.item
        public.folder | folder | public.directory | | inode/directory
        public.volume | volume | public.folder
        com.apple.package | package | public.directory
        com.apple.bundle | bundle | public.directory
        com.apple.plugin | plug-in | com.apple.bundle com.apple.package | plugin
        com.apple.framework | framework | com.apple.bundle | framework
        com.apple.resolvable | pointer to an item |
        public.symlink | symbolic link | public.item com.apple.resolvable | | inode/symlink
        com.apple.alias-file | alias | public.data com.apple.resolvable
        com.apple.mount-point | mount point | public.item com.apple.resolvable
        com.apple.bookmark | URL bookmark | public.data com.apple.resolvable
        public.executable | executable | public.item
        public.unix-executable | Unix executable | public.data public.executable
        com.microsoft.windows-executable | Windows executable | public.data public.executable | exe \
            | application/x-msdownload
        com.apple.application | application | public.executable
        com.apple.application-bundle | application bundle \
            | com.apple.application com.apple.bundle com.apple.package | app
        public.url | URL | public.data
        public.file-url | file URL | public.url
        public.url-name | URL name |
        public.bookmark | bookmark |
        com.apple.internet-location | internet location | public.data
        public.archive | archive | public.item
        public.zip-archive | ZIP archive | public.data public.archive | zip \
            | application/zip application/x-zip-compressed
        org.gnu.gnu-zip-archive | gzip archive | public.data public.archive | gz gzip \
            | application/gzip application/x-gzip
        public.bzip2-archive | bzip2 archive | public.data public.archive | bz2 bz \
            | application/x-bzip2 application/x-bzip
        org.tukaani.xz-archive | xz archive | public.data public.archive | xz | application/x-xz
        com.facebook.zstandard-archive | Zstandard archive | public.data public.archive | zst | application/zstd
        public.tar-archive | tar archive | public.data public.archive | tar | application/x-tar
        org.gnu.gnu-zip-tar-archive | gzip-compressed tar archive | org.gnu.gnu-zip-archive | tgz
        org.7-zip.7-zip-archive | 7-Zip archive | public.data public.archive | 7z | application/x-7z-compressed
        com.rarlab.rar-archive | RAR archive | public.data public.archive | rar | application/vnd.rar
        com.apple.archive | Apple archive | public.data public.archive | aar
        public.disk-image | disk image | public.archive
        com.apple.disk-image-udif | disk image | public.disk-image public.data | dmg | application/x-apple-diskimage
        public.iso-image | ISO disk image | public.disk-image public.data | iso | application/x-iso9660-image
        public.font | font |
        public.truetype-ttf-font | TrueType font | public.data public.font | ttf | font/ttf
        public.truetype-collection-font | TrueType collection | public.data public.font | ttc | font/collection
        public.opentype-font | OpenType font | public.data public.font | otf | font/otf
        org.w3.woff | WOFF font | public.data public.font | woff | font/woff
        org.w3.woff2 | WOFF2 font | public.data public.font | woff2 | font/woff2
        com.rsa.pkcs-12 | PKCS #12 data | public.data | p12 pfx | application/x-pkcs12
        public.x509-certificate | X.509 certificate | public.data | cer crt der | application/x-x509-ca-cert
        public.sqlite-database | SQLite database | public.data public.database | sqlite sqlite3 db \
            | application/vnd.sqlite3

        """
}
