import { environment, readStartConfig } from './config.ts';
import { folderOf, machineEnvironment } from './environment.ts';
import { runOperatorCommand } from './operator-command.ts';
import { pictures } from './processes.ts';

await runOperatorCommand(() => {
  const set = Object.fromEntries(pictures.map((name) => [name, environment[name] ?? '']));
  const UPLOADS_DIR = folderOf(readStartConfig({ SHOP_MODE: 'demo' }), 'UPLOADS_DIR', 'uploads');
  return {
    args: ['services/catalog/src/move-pictures.ts', ...process.argv.slice(2)],
    env: { ...machineEnvironment(environment), ...set, UPLOADS_DIR },
  };
});
