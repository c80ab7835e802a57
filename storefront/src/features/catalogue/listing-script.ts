import { onRestored } from '../../lib/browser/on-return.ts';
import { paths } from '../../lib/routing/paths.ts';
import { catalogue } from '../../texts/fi/catalogue.ts';
import { filterFromQuery, filterQuery, type Filter } from './filter.ts';
import { continueList, followMore } from './longer-list.ts';
import { fetchList } from './fetch-list.ts';
import { positionIn } from './list-position.ts';
import { storeFilter } from './stored-filter.ts';

/** All lists are rendered by the server. */
export function startListing(): void {
  const form = document.querySelector<HTMLFormElement>('#filter-form');
  if (!form) return;
  storeFilter(filterFromQuery(new URLSearchParams(location.search)));

  form.addEventListener('change', () => void show(chosenAddress(form), { isChosen: true }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.closest<HTMLElement>('[popover]')?.hidePopover();
  });
  document.getElementById('filter-clear')?.addEventListener('submit', (event) => {
    event.preventDefault();
    void show(paths.listing, { isChosen: true });
  });
  document.addEventListener('click', (event) => {
    const chip = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-chip]');
    if (!chip || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void dropChip(chip);
  });
  document.querySelector('.filter-skip')?.addEventListener('click', (event) => {
    event.preventDefault();
    focusResults();
  });
  followMore();
  addEventListener('popstate', () => void show(location.pathname + location.search));
  // A restored page shows its address's list, not the last choice.
  onRestored(() => storeFilter(filterFromQuery(new URLSearchParams(location.search))));
  const place = positionIn(history.state);
  if (place) void continueList(place);
}

function chosenAddress(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const box of form.querySelectorAll<HTMLInputElement>('input:checked'))
    query.append(box.name, box.value);
  const sort = form.querySelector<HTMLSelectElement>('#sort')?.value ?? '';
  const text = filterQuery(filterFromQuery(query), sort);
  return text ? `${paths.listing}?${text}` : paths.listing;
}

async function dropChip(chip: HTMLAnchorElement): Promise<void> {
  await show(chip.pathname + chip.search, { isChosen: true });
  const next = document.querySelector<HTMLElement>('a[data-chip]');
  if (next) next.focus();
  else focusResults();
}

function focusResults(): void {
  const results = document.getElementById('tulokset');
  if (!results) return;
  results.tabIndex = -1;
  results.focus();
}

let running: AbortController | undefined;

/** A newer choice aborts an older one. A choice adds a history entry. */
async function show(address: string, { isChosen = false } = {}): Promise<void> {
  running?.abort();
  const controller = (running = new AbortController());
  const filter = filterFromQuery(new URL(address, location.href).searchParams);
  storeFilter(filter);
  if (isChosen && address !== location.pathname + location.search) history.pushState(null, '', address);
  tick(filter, new URL(address, location.href).searchParams.get('sort') ?? '');
  const results = document.getElementById('tulokset');
  results?.setAttribute('aria-busy', 'true');
  const page = await fetchList(address, controller.signal);
  if (controller.signal.aborted) return;
  if (!page) return location.assign(address);
  replace(page);
  const place = isChosen ? null : positionIn(history.state);
  if (place) await continueList(place);
}

function tick(filter: Filter, sort: string): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('#filter-form input')) {
    box.checked = filter[box.name]?.includes(box.value) ?? false;
  }
  const order = document.querySelector<HTMLSelectElement>('#sort');
  if (order) order.value = sort;
}

function replace(page: Document): void {
  document.title = page.title;
  const fresh = page.getElementById('tulokset');
  if (fresh) document.getElementById('tulokset')?.replaceWith(document.adoptNode(fresh));
  const total = Number(fresh?.dataset['total']);
  for (const selector of ['[data-count]', '[data-total-text]']) {
    const counts = page.querySelectorAll(selector);
    document.querySelectorAll(selector).forEach((count, index) => {
      count.textContent = counts[index]?.textContent ?? '';
    });
  }
  const button = document.querySelector('[data-show]');
  if (button) button.textContent = catalogue.show(total);
}
