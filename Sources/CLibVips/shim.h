// Only for the folders of GLib's headers, which libvips' own include; CVips includes what it uses.
