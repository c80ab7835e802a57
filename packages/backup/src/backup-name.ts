const TIME = /^-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.tar\.gz\.age$/;

/** Null for other names than the shop's backups. */
export function timeOfBackup(prefix: string, name: string): Date | null {
  if (!name.startsWith(prefix)) return null;
  const [, hour, minute, second, rest] = TIME.exec(name.slice(prefix.length)) ?? [];
  return hour ? new Date(`${hour}:${minute}:${second}.${rest}`) : null;
}

/** False for another shop's backup. */
export const isBackupOf = (prefix: string, name: string): boolean => timeOfBackup(prefix, name) !== null;
