import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { build, isBuilt } from './build.mjs';
import { fetchNode, presentNode } from './choose-node.mjs';
import { withLock } from './lock.mjs';
import { installPackages, packagesArePresent } from './packages.mjs';
import { cacheFolder, root } from './places.mjs';
import { say, Stop } from './stop.mjs';

/** Makes everything ready that a command needs and returns the Node to run it with. Does nothing, and writes nothing, when all is ready. */
export async function prepare(parts = ['api', 'web']) {
  const node = presentNode();
  if (node && packagesArePresent() && parts.every(isBuilt)) return node;
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new Stop(
      `${root} cannot be written by this account, but packages or builds are missing in it: change its owner, or copy it elsewhere.`,
    );
  }
  return withLock(
    join(cacheFolder, 'set-up.lock'),
    () => say('Waiting for another start that is setting up this folder …'),
    async () => {
      const chosen = presentNode() ?? (await fetchNode());
      if (!packagesArePresent()) await installPackages(chosen);
      const built = await Promise.allSettled(parts.filter((part) => !isBuilt(part)).map((part) => build(part, chosen)));
      const failed = built.find(({ status }) => status === 'rejected');
      if (failed) throw failed.reason;
      return chosen;
    },
  );
}
