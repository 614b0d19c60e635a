// Command serve serves a folder of static files over HTTP and prints its address. It is meant for development: browsers
// must ask again for every file, because it may just have been rebuilt.
//
//	go run ./cmd/serve [-dir DIR] [-addr ADDRESS]
//
// The folder is dist unless given, and the address 127.0.0.1:8080, which only this machine reaches; port 0 takes any
// free one. Symbolic links that lead out of the folder are not followed. The command runs until it is stopped; if the
// folder or the address cannot be used, the exit status is 1.
package main

import (
	"flag"
	"fmt"
	"log"
	"mime"
	"net"
	"net/http"
	"os"
	"time"
)

func main() {
	log.SetFlags(0)
	dir := flag.String("dir", "dist", "folder to serve")
	addr := flag.String("addr", "127.0.0.1:8080", "address to listen on; port 0 takes any free one")
	flag.Parse()
	if err := mime.AddExtensionType(".webmanifest", "application/manifest+json"); err != nil {
		log.Fatal(err)
	}
	files, err := folder(*dir)
	if err != nil {
		log.Fatal(err)
	}
	l, err := net.Listen("tcp", *addr)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("http://%s/\n", l.Addr())
	s := &http.Server{Handler: fresh(files), ReadHeaderTimeout: 5 * time.Second}
	log.Fatal(s.Serve(l))
}

// folder returns a handler that serves the files of a folder. Symbolic links that lead out of it are not followed.
func folder(dir string) (http.Handler, error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, err
	}
	return http.FileServerFS(root.FS()), nil
}

// fresh returns h with a header that makes browsers revalidate every file, because it may just have been rebuilt.
func fresh(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		h.ServeHTTP(w, r)
	})
}
