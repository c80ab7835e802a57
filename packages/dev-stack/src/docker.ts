import { type Command, type Env, findOnPath, run } from './commands.ts';

/** The client may be installed without an engine. */
export async function dockerAnswers(env: Env): Promise<boolean> {
  if (!findOnPath('docker', env)) return false;
  const args = ['version', '--format', '{{.Server.Version}}'];
  const { code, stdout } = await run({ file: 'docker', args, env }, { timeoutMs: 4_000 });
  return code === 0 && stdout.trim() !== '';
}

/** Returns null, or the error. */
export async function pullImage(image: string, { env, signal }: { env: Env; signal?: AbortSignal }) {
  const present = await run({ file: 'docker', args: ['image', 'inspect', image], env }, { signal });
  if (present.code === 0) return null;
  const { code, stderr } = await run({ file: 'docker', args: ['pull', '-q', image], env }, { signal });
  return code === 0 ? null : (stderr.trim().split('\n').at(-1) ?? 'docker pull failed');
}

type Container = {
  env: Env;
  image: string;
  name: string;
  volume: string;
  mount: string;
  port: number;
  inside: number;
  args: string[];
};

/** On loopback; the docker client forwards SIGTERM. */
export async function containerCommand(at: Container): Promise<Command> {
  await run({ file: 'docker', args: ['rm', '-f', at.name], env: at.env }, { timeoutMs: 20_000 });
  const publish = `127.0.0.1:${at.port}:${at.inside}`;
  const args = ['run', '--rm', '--name', at.name, '-p', publish, '-v', `${at.volume}:${at.mount}`, at.image];
  return { file: 'docker', args: [...args, ...at.args], env: at.env };
}
