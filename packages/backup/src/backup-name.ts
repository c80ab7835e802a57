const TIME = /^-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.tar\.gz\.age$/;

/** When the backup of this name was begun; null for anything but a backup of the shop. */
export function timeOfBackup(prefix: string, name: string): Date | null {
  if (!name.startsWith(prefix)) return null;
  const [, hour, minute, second, rest] = TIME.exec(name.slice(prefix.length)) ?? [];
  return hour ? new Date(`${hour}:${minute}:${second}.${rest}`) : null;
}

/** Whether a name is that of a backup of the shop. */
export const isBackupOf = (prefix: string, name: string): boolean => timeOfBackup(prefix, name) !== null;
