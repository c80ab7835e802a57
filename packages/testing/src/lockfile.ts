type LockedPackage = {
  integrity?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
};

/**
 * What in a lock file lets a package be another one than was locked: one without a SHA-512 of its bytes, one that does not
 * come over https (from git, a file, or in the clear), and a link that leads to no workspace of the repository.
 * @param packages a lock file's `packages`, by path
 * @returns a sentence for each, none for a sound file
 */
export function lockFlaws(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages)
    .filter(([path]) => path.includes('node_modules/'))
    .flatMap(([path, { integrity = '', resolved = '', link = false, inBundle = false }]) => {
      // A bundled package is a part of the bytes of the one that brings it.
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
