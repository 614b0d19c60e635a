// Command serve serves a folder of static files on this machine only and prints its address.
package main

import (
	"flag"
	"fmt"
	"log"
	"mime"
	"net"
	"net/http"
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
	l, err := net.Listen("tcp", *addr)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("http://%s/\n", l.Addr())
	s := &http.Server{Handler: fresh(http.FileServer(http.Dir(*dir))), ReadHeaderTimeout: 5 * time.Second}
	log.Fatal(s.Serve(l))
}

// fresh has browsers ask for every file anew, because it may just have been built.
func fresh(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		h.ServeHTTP(w, r)
	})
}
