import { takePictures } from '../testing/takePictures.ts';

// What differs shows in `git status`.
process.exitCode = await takePictures(process.argv.slice(2));
