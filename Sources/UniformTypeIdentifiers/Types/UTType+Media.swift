extension UTType {
    // MARK: Images, sound, moving pictures, solids

    /// An image of any kind.
    public static var image: UTType { UTType(known: "public.image") }

    /// A JPEG image.
    public static var jpeg: UTType { UTType(known: "public.jpeg") }

    /// A PNG image.
    public static var png: UTType { UTType(known: "public.png") }

    /// A GIF image.
    public static var gif: UTType { UTType(known: "com.compuserve.gif") }

    /// A TIFF image.
    public static var tiff: UTType { UTType(known: "public.tiff") }

    /// A Windows bitmap.
    public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }

    /// A Windows icon.
    public static var ico: UTType { UTType(known: "com.microsoft.ico") }

    /// An Apple icon.
    public static var icns: UTType { UTType(known: "com.apple.icns") }

    /// A WebP image.
    public static var webP: UTType { UTType(known: "org.webmproject.webp") }

    /// An image in the High Efficiency Image File Format.
    public static var heif: UTType { UTType(known: "public.heif") }

    /// An image in the High Efficiency Image File Format, compressed with HEVC.
    public static var heic: UTType { UTType(known: "public.heic") }

    /// A sequence of images in the High Efficiency Image File Format, compressed with HEVC.
    public static var heics: UTType { UTType(known: "public.heics") }

    /// A drawing in SVG.
    public static var svg: UTType { UTType(known: "public.svg-image") }

    /// The data of a camera's sensor.
    public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }

    /// A digital negative, which is a raw image.
    public static var dng: UTType { UTType(known: "com.adobe.raw-image") }

    /// A Live Photo.
    public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }

    /// Audio, video, or both.
    public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }

    /// Moving pictures, with sound or without.
    public static var movie: UTType { UTType(known: "public.movie") }

    /// Moving pictures without sound.
    public static var video: UTType { UTType(known: "public.video") }

    /// Sound.
    public static var audio: UTType { UTType(known: "public.audio") }

    /// A QuickTime movie.
    public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }

    /// An MPEG-1 or MPEG-2 movie.
    public static var mpeg: UTType { UTType(known: "public.mpeg") }

    /// An MPEG-2 video.
    public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }

    /// A transport stream of MPEG-2.
    public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }

    /// An MPEG-4 movie.
    public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }

    /// An MPEG-4 file that only contains audio.
    public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }

    /// An AVI movie.
    public static var avi: UTType { UTType(known: "public.avi") }

    /// MP3.
    public static var mp3: UTType { UTType(known: "public.mp3") }

    /// AIFF.
    public static var aiff: UTType { UTType(known: "public.aiff-audio") }

    /// Waveform audio.
    public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }

    /// MIDI.
    public static var midi: UTType { UTType(known: "public.midi-audio") }

    /// A playlist.
    public static var playlist: UTType { UTType(known: "public.playlist") }

    /// A playlist in the format M3U.
    public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }

    /// Solids.
    public static var threeDContent: UTType { UTType(known: "public.3d-content") }

    /// Universal Scene Description.
    public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }

    /// A Universal Scene Description with its resources, in a single file.
    public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
}
