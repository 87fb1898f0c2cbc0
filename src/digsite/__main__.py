from digsite.cli import main

raise SystemExit(main())
