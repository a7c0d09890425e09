import type { User } from '../database/schema.ts';
import type { Ports } from '../http/ports.ts';
import { hexadecimal, hmacSha256, newSecret } from './secret.ts';

type DevicePorts = Pick<Ports, 'database' | 'random' | 'sha256'>;

const idLength = 16;
const cookiePattern = /^([0-9a-f]{32})\.([0-9a-f]{64})$/;

/** Stands for an unknown user, so that an unknown name takes the same time. */
const unknownUser = { id: 0, deviceSecret: 'unknown' };

/** The maximum of cookies of one name that are checked: a genuine browser sends one. */
const mostCookies = 5;

/**
 * The device of a genuine cookie: a browser on which this user signed in before.
 * @param cookies the values of the cookies for the name of `user`
 * @param user undefined when there is no user of that name
 * @returns undefined without a genuine cookie: forged ones, those of other users, and those from before the
 * user was disabled or got another password do not count
 */
export async function deviceOf(
  { sha256 }: Pick<DevicePorts, 'sha256'>,
  cookies: readonly string[],
  user: User | undefined,
): Promise<string | undefined> {
  const known = user !== undefined && user.deviceSecret !== '';
  let found: string | undefined;
  for (const cookie of cookies.slice(0, mostCookies)) {
    const [, device, signature] = cookiePattern.exec(cookie) ?? [];
    if (device === undefined || signature === undefined) continue;
    const expected = await signatureOf(known ? user : unknownUser, device);
    // Hashes of different texts differ everywhere: the time of the comparison reveals nothing.
    const isRight = (await sha256(signature)) === (await sha256(expected));
    if (known && isRight) found = device;
  }
  return found;
}

/**
 * The value of a device cookie for a user who just signed in.
 * @param device the device that its cookie named; undefined makes a new one
 */
export async function deviceCookieValue(
  ports: DevicePorts,
  user: User,
  device: string | undefined,
): Promise<string> {
  const id = device ?? hexadecimal(ports.random.bytes(idLength));
  const deviceSecret = await deviceSecretOf(ports, user);
  return `${id}.${await signatureOf({ id: user.id, deviceSecret }, id)}`;
}

/** Made at the first sign-in after it was revoked. */
async function deviceSecretOf({ database, random }: DevicePorts, user: User): Promise<string> {
  if (user.deviceSecret !== '') return user.deviceSecret;
  await database
    .updateTable('users')
    .set({ deviceSecret: newSecret(random) })
    .where('id', '=', user.id)
    .where('deviceSecret', '=', '')
    .execute();
  const stored = await database
    .selectFrom('users')
    .select('deviceSecret')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  return stored.deviceSecret;
}

function signatureOf(
  { id, deviceSecret }: Pick<User, 'id' | 'deviceSecret'>,
  device: string,
): Promise<string> {
  return hmacSha256(deviceSecret, `${id} ${device}`);
}
