/**
 * Settings of one service: variables named `<service>.<setting>`, so that no service is given another one's.
 */
export function settingsOf(service: string, env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const prefix = `${service}.`;
  const own = Object.entries(env).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]));
}
