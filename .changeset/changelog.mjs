// How a changeset becomes lines of CHANGELOG.md. Ours, because the usual way asks git for the commit of
// each changeset, and not every checkout has a history.

/**
 * @param {{ summary: string }} changeset
 * @returns {Promise<string>} Its text as one item of a list.
 */
async function getReleaseLine({ summary }) {
  const [first = '', ...rest] = summary.trim().split('\n');
  return [`- ${first}`, ...rest.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
}

/**
 * @param {unknown} _changesets
 * @param {readonly { name: string, newVersion: string }[]} dependencies
 * @returns {Promise<string>} What it needs in a new version.
 */
async function getDependencyReleaseLine(_changesets, dependencies) {
  return dependencies.map(({ name, newVersion }) => `- Needs ${name} ${newVersion}.`).join('\n');
}

export default { getReleaseLine, getDependencyReleaseLine };
