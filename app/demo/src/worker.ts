import boldFace from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import regularFace from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import {
  consoleLog,
  openIndexedDbKeeper,
  openKeptServer,
  pagePdfPrinter,
  serveInWorker,
  systemPageClock,
  systemPageRandom,
} from '@facturatie/server/page';
import type { WorkerEnd } from '@facturatie/server/page';

/** A worker speaks to its page alone, where the types know a window only. */
const self = globalThis as unknown as WorkerEnd & { readonly name: string };

serveInWorker(self, async (tellState) =>
  openKeptServer({
    keeper: await openIndexedDbKeeper(self.name).catch(() => undefined),
    clock: systemPageClock,
    random: systemPageRandom,
    log: consoleLog,
    pdf: pagePdfPrinter({ regular: regularFace, bold: boldFace }),
    onStateChange: tellState,
  }),
);
