// Debian's Expat reads document types, and with them has bounds for what entities become.
#define XML_DTD 1
#include <expat.h>
