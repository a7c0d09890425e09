/** The session of a signed-in user. */
export interface Session {
  /** The headers of the session. */
  readonly headers: Readonly<Record<string, string>>;
  /** Asks for an address and reads its answer whole. */
  get(address: string): Promise<string>;
}

/** Signs the demo user in at a server. */
export async function openSession(url: string): Promise<Session> {
  const origin = new URL(url).origin;
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'demo', password: 'demo' }),
  });
  const { data } = (await read(answer, 'login')) as { data: { token: { access_token: string } } };
  const headers = { authorization: `Bearer ${data.token.access_token}` };
  return {
    headers,
    async get(address) {
      const got = await fetch(`${origin}${address}`, { headers });
      if (!got.ok) throw new Error(`${address} is answered with ${got.status}`);
      return got.text();
    },
  };
}

async function read(answer: Response, name: string): Promise<unknown> {
  if (!answer.ok) throw new Error(`${name} is answered with ${answer.status}`);
  return answer.json();
}
