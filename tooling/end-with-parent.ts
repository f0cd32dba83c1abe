/** How often it is looked whether the parent still lives, in milliseconds. */
const interval = 500

/**
 * Ends this process as SIGTERM does once the one that started it is gone. Npm hands SIGTERM and
 * SIGINT on; SIGKILL, or a terminal that is closed, leaves it no time to. Windows keeps naming the
 * dead parent, so nothing happens there.
 */
export function endWithParent(): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, interval)
  watch.unref()
}
