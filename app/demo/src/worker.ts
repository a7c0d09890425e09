import boldFace from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import regularFace from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import {
  consoleLog,
  openIndexedDbStore,
  openStoredServer,
  browserPdfPrinter,
  serveInWorker,
  browserClock,
  browserRandom,
} from '@facturatie/server/browser';
import type { WorkerPort } from '@facturatie/server/browser';

/** A worker speaks to its page alone, where the types know a window only. */
const self = globalThis as unknown as WorkerPort & { readonly name: string };

serveInWorker(self, async (sendState) =>
  openStoredServer({
    databaseStore: await openIndexedDbStore(self.name).catch(() => undefined),
    clock: browserClock,
    random: browserRandom,
    log: consoleLog,
    pdf: browserPdfPrinter({ regular: regularFace, bold: boldFace }),
    onStateChange: sendState,
  }),
);
