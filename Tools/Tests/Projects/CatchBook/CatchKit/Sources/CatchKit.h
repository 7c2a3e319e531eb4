#import <UIKit/UIKit.h>

FOUNDATION_EXPORT double CatchKitVersionNumber;
FOUNDATION_EXPORT const unsigned char CatchKitVersionString[];
