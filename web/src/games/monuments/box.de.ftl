title-monuments = Monuments
about-monuments = Wunder Stein für Stein errichten und ihre Geschichte schreiben, ehe es andere tun.
