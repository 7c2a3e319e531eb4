import CoreGraphics
@_exported import Foundation
@_exported import UniformTypeIdentifiers

/// The identifier of the type `public.item`.
public let kUTTypeItem: CFString = "public.item"
/// The identifier of the type `public.content`.
public let kUTTypeContent: CFString = "public.content"
/// The identifier of the type `public.composite-content`.
public let kUTTypeCompositeContent: CFString = "public.composite-content"
/// The identifier of the type `public.message`.
public let kUTTypeMessage: CFString = "public.message"
/// The identifier of the type `public.contact`.
public let kUTTypeContact: CFString = "public.contact"
/// The identifier of the type `public.archive`.
public let kUTTypeArchive: CFString = "public.archive"
/// The identifier of the type `public.disk-image`.
public let kUTTypeDiskImage: CFString = "public.disk-image"
/// The identifier of the type `public.data`.
public let kUTTypeData: CFString = "public.data"
/// The identifier of the type `public.directory`.
public let kUTTypeDirectory: CFString = "public.directory"
/// The identifier of the type `public.folder`.
public let kUTTypeFolder: CFString = "public.folder"
/// The identifier of the type `com.apple.package`.
public let kUTTypePackage: CFString = "com.apple.package"
/// The identifier of the type `com.apple.bundle`.
public let kUTTypeBundle: CFString = "com.apple.bundle"
/// The identifier of the type `public.url`.
public let kUTTypeURL: CFString = "public.url"
/// The identifier of the type `public.file-url`.
public let kUTTypeFileURL: CFString = "public.file-url"
/// The identifier of the type `public.text`.
public let kUTTypeText: CFString = "public.text"
/// The identifier of the type `public.plain-text`.
public let kUTTypePlainText: CFString = "public.plain-text"
/// The identifier of the type `public.utf8-plain-text`.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// The identifier of the type `public.rtf`.
public let kUTTypeRTF: CFString = "public.rtf"
/// The identifier of the type `com.apple.rtfd`.
public let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// The identifier of the type `public.html`.
public let kUTTypeHTML: CFString = "public.html"
/// The identifier of the type `public.xml`.
public let kUTTypeXML: CFString = "public.xml"
/// The identifier of the type `public.source-code`.
public let kUTTypeSourceCode: CFString = "public.source-code"
/// The identifier of the type `public.swift-source`.
public let kUTTypeSwiftSource: CFString = "public.swift-source"
/// The identifier of the type `public.json`.
public let kUTTypeJSON: CFString = "public.json"
/// The identifier of the type `com.apple.property-list`.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// The identifier of the type `public.comma-separated-values-text`.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// The identifier of the type `com.adobe.pdf`.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// The identifier of the type `public.image`.
public let kUTTypeImage: CFString = "public.image"
/// The identifier of the type `public.jpeg`.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// The identifier of the type `public.jpeg-2000`.
public let kUTTypeJPEG2000: CFString = "public.jpeg-2000"
/// The identifier of the type `public.tiff`.
public let kUTTypeTIFF: CFString = "public.tiff"
/// The identifier of the type `com.compuserve.gif`.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// The identifier of the type `public.png`.
public let kUTTypePNG: CFString = "public.png"
/// The identifier of the type `com.microsoft.bmp`.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// The identifier of the type `com.microsoft.ico`.
public let kUTTypeICO: CFString = "com.microsoft.ico"
/// The identifier of the type `public.svg-image`.
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// The identifier of the type `com.apple.live-photo`.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// The identifier of the type `public.audiovisual-content`.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// The identifier of the type `public.movie`.
public let kUTTypeMovie: CFString = "public.movie"
/// The identifier of the type `public.video`.
public let kUTTypeVideo: CFString = "public.video"
/// The identifier of the type `public.audio`.
public let kUTTypeAudio: CFString = "public.audio"
/// The identifier of the type `com.apple.quicktime-movie`.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// The identifier of the type `public.mpeg`.
public let kUTTypeMPEG: CFString = "public.mpeg"
/// The identifier of the type `public.mpeg-4`.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// The identifier of the type `public.mp3`.
public let kUTTypeMP3: CFString = "public.mp3"
/// The identifier of the type `public.mpeg-4-audio`.
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// The identifier of the type `com.microsoft.waveform-audio`.
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// The identifier of the type `public.zip-archive`.
public let kUTTypeZipArchive: CFString = "public.zip-archive"
/// The identifier of the type `org.gnu.gnu-zip-archive`.
public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// The identifier of the type `public.spreadsheet`.
public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
/// The identifier of the type `public.presentation`.
public let kUTTypePresentation: CFString = "public.presentation"
/// The identifier of the type `public.vcard`.
public let kUTTypeVCard: CFString = "public.vcard"
/// The identifier of the type `public.calendar-event`.
public let kUTTypeCalendarEvent: CFString = "public.calendar-event"
/// The identifier of the type `public.email-message`.
public let kUTTypeEmailMessage: CFString = "public.email-message"
/// The identifier of the type `public.bookmark`.
public let kUTTypeBookmark: CFString = "public.bookmark"
/// The identifier of the type `public.font`.
public let kUTTypeFont: CFString = "public.font"
/// The identifier of the type `public.executable`.
public let kUTTypeExecutable: CFString = "public.executable"
/// The identifier of the type `org.idpf.epub-container`.
public let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"
/// The class of file name extensions.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The class of MIME types.
public let kUTTagClassMIMEType: CFString = "public.mime-type"
