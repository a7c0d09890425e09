import { setPriority } from 'node:os';

// Tests in pages take longest. Those in Node leave them the processors, and end beside the last of them.
setPriority(5);
