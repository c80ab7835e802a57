/** Whether a name is that of a backup of the shop. */
export function isBackupOf(prefix: string, name: string): boolean {
  return (
    name.startsWith(prefix) && /^-\d{4}-\d\d-\d\dT[\d-]+Z\.tar\.gz\.age$/.test(name.slice(prefix.length))
  );
}
