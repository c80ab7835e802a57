type LockedPackage = {
  integrity?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
};

/**
 * Without SHA-512, not from https, or linked outside the workspaces.
 * @param packages by path
 * @returns a sentence per flaw
 */
export function lockFlaws(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages)
    .filter(([path]) => path.includes('node_modules/'))
    .flatMap(([path, { integrity = '', resolved = '', link = false, inBundle = false }]) => {
      // Covered by the hash of its parent package.
      if (inBundle) return [];
      if (link)
        return resolved in packages ? [] : [`${path} is linked to ${resolved}, which is no workspace`];
      const isForeign = resolved !== '' && !resolved.startsWith('https://');
      return [
        ...(integrity.startsWith('sha512-') ? [] : [`${path} is not locked by its bytes`]),
        ...(isForeign ? [`${path} comes from ${resolved}`] : []),
      ];
    });
}
