import { useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import { isAlone } from '../../lib/browser/is-alone.ts';
import './tabs.css';

type Tab = { id: string; label: string; content: ReactNode };

function watchHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

export function Tabs({ label, tabs }: { label: string; tabs: [Tab, ...Tab[]] }) {
  // The hash names the open tab, for links and reloads.
  const hash = useSyncExternalStore(
    watchHash,
    () => location.hash,
    () => '',
  );
  const chosen = tabs.find(({ id }) => `#${id}` === hash)?.id ?? tabs[0].id;
  const choose = (id: string): void => location.replace(`#${id}`);

  const walk = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
    const step = steps[event.key];
    if (step === undefined || !isAlone(event)) return;
    event.preventDefault();
    const index = tabs.findIndex(({ id }) => id === chosen);
    const next = tabs[(index + step + tabs.length) % tabs.length] ?? tabs[0];
    choose(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === chosen}
            aria-controls={`panel-${id}`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
            onKeyDown={walk}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div key={id} id={`panel-${id}`} role="tabpanel" aria-labelledby={`tab-${id}`} hidden={id !== chosen}>
          {content}
        </div>
      ))}
    </>
  );
}
