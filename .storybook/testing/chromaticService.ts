import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The responses of Chromatic to a first build, for the requests of its command without publishing. */
const answers: Readonly<Record<string, object>> = {
  CreateAppTokenMutation: { appToken: 'a.b.c' },
  CLIAppInfo: { app: { features: { isReactNativeApp: false } } },
  FirstCommittedAtQuery: { app: { firstBuild: null, lastBuild: null } },
  LastBuildQuery: { app: { isOnboarding: false, lastBuild: null } },
  AnnounceBuildMutation: {
    announceBuild: {
      id: '1',
      number: 1,
      browsers: ['chrome'],
      status: 'ANNOUNCED',
      autoAcceptChanges: false,
      reportToken: 'token',
      features: { uiTests: true, uiReview: true },
      app: { id: '1', turboSnapAvailability: 'UNAVAILABLE' },
    },
  },
};

/** A local mock of Chromatic's service, for its own command. */
export async function openChromaticService(): Promise<{
  readonly address: string;
  close(): Promise<void>;
}> {
  const server = createServer((request, answer) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      const [, operation = ''] = /(?:mutation|query) (\w+)/.exec(body) ?? [];
      answer.setHeader('content-type', 'application/json');
      answer.end(JSON.stringify({ data: answers[operation] ?? {} }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
