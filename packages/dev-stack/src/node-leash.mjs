// Loaded into every service that dev-stack starts (node --import). The channel to the starter closes when it dies,
// however it dies; then nobody is left to stop this service, so it stops itself.
if (process.channel) {
  process.once('disconnect', () => {
    // A stop that hangs: a service drains for 25 s at most.
    setTimeout(() => process.exit(1), 30_000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // The channel alone must not keep a service alive that has finished.
  process.channel.unref();
}
