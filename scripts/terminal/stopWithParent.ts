/** Ends this process as a SIGTERM would, once the process that started it is gone. */
export function stopWithParent(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
