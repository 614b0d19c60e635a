package platform

import "syscall/js"

// folder implements Folder by web/folder.js.
type folder struct{ b *browser }

func (f folder) CanShareFile() bool { return f.b.js.Call("canShareFile").Bool() }

// PickShared opens a file dialog of the browser.
func (f folder) PickShared(name string, done func(string, []byte, error)) {
	f.b.await(f.b.js.Call("pickShared", name), func(v js.Value, err error) {
		switch {
		case err != nil:
			done("", nil, FolderError(err.Error()))
		case !v.IsNull():
			done(v.Get("name").String(), bytesFromJS(v.Get("data")), nil)
		}
	})
}

func (f folder) KeepShared(id string, done func(error)) { f.wait("keepShared", done, id) }

func (f folder) WatchShared(id string, ask bool, done func(error)) {
	f.wait("watchShared", done, id, ask)
}

func (f folder) LeaveShared(id string) { f.b.js.Call("leaveShared", id) }

func (f folder) WriteShared(id string, data []byte, done func(error)) {
	f.wait("writeShared", done, id, bytesToJS(data))
}

// wait calls a function of the page and passes its error.
func (f folder) wait(name string, done func(error), args ...any) {
	f.b.await(f.b.js.Call(name, args...), func(_ js.Value, err error) {
		if err != nil {
			err = FolderError(err.Error())
		}
		done(err)
	})
}
