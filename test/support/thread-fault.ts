// Preloaded into a server (NODE_OPTIONS), and so into the thread of its embedded database: SIGUSR2 ends that thread
// without an error, SIGHUP makes it hang, like a statement that never ends.
import { BroadcastChannel, isMainThread } from 'node:worker_threads'

const channel = new BroadcastChannel('thread-fault')
channel.unref()
if (isMainThread) {
  process.on('SIGUSR2', () => channel.postMessage('end'))
  process.on('SIGHUP', () => channel.postMessage('stall'))
} else {
  channel.onmessage = event => {
    if (Reflect.get(Object(event), 'data') === 'end') process.exit(0)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  }
}
