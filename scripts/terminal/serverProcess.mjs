// How the process of the server is started, by `npm start` and by the benchmark: with less memory, and as fast.

/**
 * For Node. By themselves new objects may take 64 MB and old ones are collected late, as on a machine of their
 * own; 768 MB are eight times what 200 readers at once need.
 */
export const serverFlags = ['--max-semi-space-size=8', '--max-old-space-size=768'];

/**
 * For the C library (glibc; others ignore it), which keeps what was freed: 19 MB for each thread that ever
 * checked a password. Blocks of this many bytes go back to the system at once.
 */
export const serverEnvironment = { MALLOC_MMAP_THRESHOLD_: String(2 ** 20) };
