extension TypeTable {
    /// Types of images, audio, video and 3D content. For the columns, see `TypeDeclaration`.
    static let media = """
        public.image | image | public.data public.content
        public.jpeg | JPEG image | public.image | jpeg jpg jpe | image/jpeg image/jpg
        public.png | PNG image | public.image | png | image/png
        com.compuserve.gif | GIF image | public.image | gif | image/gif
        public.tiff | TIFF image | public.image | tiff tif | image/tiff
        com.microsoft.bmp | Windows bitmap image | public.image | bmp dib | image/bmp
        com.microsoft.ico | Windows icon image | public.image | ico | image/vnd.microsoft.icon image/x-icon
        com.apple.icns | Apple icon image | public.image | icns
        org.webmproject.webp | WebP image | public.image | webp | image/webp
        public.heif | HEIF image | public.image | heif | image/heif
        public.heic | HEIC image | public.heif | heic | image/heic
        public.heics | HEIC image sequence | public.heif | heics | image/heic-sequence
        public.avif | AVIF image | public.image | avif | image/avif
        public.jpeg-2000 | JPEG 2000 image | public.image | jp2 jpf jpx j2k j2c | image/jp2 image/jpeg2000
        public.svg-image | SVG document | public.image | svg svgz | image/svg+xml
        public.camera-raw-image | raw image | public.image
        com.adobe.raw-image | digital negative | public.camera-raw-image | dng | image/x-adobe-dng
        com.adobe.photoshop-image | Photoshop document | public.image | psd | image/vnd.adobe.photoshop
        com.apple.live-photo | Live Photo |
        public.audiovisual-content | audiovisual content | public.data public.content
        public.movie | movie | public.audiovisual-content
        public.video | video | public.movie
        public.audio | audio | public.audiovisual-content
        com.apple.quicktime-movie | QuickTime movie | public.movie | mov qt | video/quicktime
        public.mpeg | MPEG movie | public.movie | mpg mpeg mpe m75 m15 | video/mpeg
        public.mpeg-2-video | MPEG-2 video | public.video | m2v | video/mpeg2
        public.mpeg-2-transport-stream | MPEG-2 transport stream | public.movie | ts m2ts mts | video/mp2t
        public.mpeg-4 | MPEG-4 movie | public.movie | mp4 mpg4 | video/mp4
        com.apple.m4v-video | Apple MPEG-4 movie | public.mpeg-4 | m4v | video/x-m4v
        public.avi | AVI movie | public.movie | avi vfw | video/avi video/x-msvideo
        public.3gpp | 3GPP movie | public.movie | 3gp 3gpp | video/3gpp
        org.webmproject.webm | WebM movie | public.movie | webm | video/webm
        org.matroska.mkv | Matroska movie | public.movie | mkv | video/x-matroska
        public.mp3 | MP3 audio | public.audio | mp3 mpga | audio/mpeg audio/mp3
        public.mpeg-4-audio | MPEG-4 audio | public.mpeg-4 public.audio | | audio/mp4
        com.apple.m4a-audio | Apple MPEG-4 audio | public.mpeg-4-audio | m4a | audio/x-m4a
        public.aac-audio | AAC audio | public.audio | aac adts | audio/aac
        public.aiff-audio | AIFF audio | public.audio | aiff aif | audio/aiff audio/x-aiff
        com.microsoft.waveform-audio | Waveform audio | public.audio | wav wave bwf \
            | audio/vnd.wave audio/wav audio/x-wav
        public.midi-audio | MIDI audio | public.audio | midi mid | audio/midi
        org.xiph.flac | FLAC audio | public.audio | flac | audio/flac
        org.xiph.ogg-audio | Ogg audio | public.audio | ogg oga | audio/ogg
        org.xiph.opus | Opus audio | public.audio | opus | audio/opus
        public.playlist | playlist |
        public.m3u-playlist | M3U playlist | public.text public.playlist | m3u m3u8 | audio/mpegurl audio/x-mpegurl
        public.3d-content | 3D content | public.content
        com.pixar.universal-scene-description | Universal Scene Description | public.3d-content public.data \
            | usd usda usdc | model/vnd.usd
        com.pixar.universal-scene-description-mobile | Universal Scene Description package | public.3d-content \
            public.data | usdz | model/vnd.usdz+zip
        public.standard-tesselated-geometry-format | STL document | public.3d-content public.data | stl | model/stl

        """
}
