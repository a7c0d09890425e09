import { existsSync, readFileSync } from 'node:fs';
import { showProgress } from '../terminal/progress.mjs';
import { lastLines, runQuietly } from '../terminal/runQuietly.mjs';

/** Whether packages can be installed here without asking anyone: root on Debian. */
export function canInstallWithApt(): boolean {
  const release = '/etc/os-release';
  return (
    process.getuid?.() === 0 &&
    existsSync('/usr/bin/apt-get') &&
    existsSync(release) &&
    /^ID=debian$/m.test(readFileSync(release, 'utf8'))
  );
}

/**
 * Installs a Debian package.
 * @returns undefined when it is installed, else why it is not.
 */
export async function installWithApt(name: string): Promise<string | undefined> {
  const done = showProgress(`Installing ${name} (apt-get)`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const install = ['install', '--yes', '--quiet', '--no-install-recommends', name];
  try {
    const update = await runQuietly('apt-get', ['update', '--quiet'], options);
    const { code, output } = await runQuietly('apt-get', install, options);
    if (code === 0) return undefined;
    const reason = update.code === 0 ? output : `${update.output}\n${output}`;
    return `apt-get could not install ${name}:\n${lastLines(reason, 6)}`;
  } finally {
    done();
  }
}
