// The countries that have a folder here. Another one is its folder and these two lines with its code.

#define COUNTRY PL
#include "country.h"
