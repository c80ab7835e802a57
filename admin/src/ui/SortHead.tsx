import { useListContext } from 'react-admin';
import { Icon } from './Icon.tsx';
import css from './Table.module.css';

type Props = { field: string; label: string; end?: boolean };

export function SortHead({ field, label, end = false }: Props) {
  const { sort, setSort } = useListContext();
  const active = sort.field === field;
  const ascending = active && sort.order === 'ASC';
  return (
    <th
      scope="col"
      className={end ? css.end : undefined}
      aria-sort={active ? (ascending ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        className={css.sort}
        data-active={active || undefined}
        onClick={() => setSort({ field, order: active && !ascending ? 'ASC' : 'DESC' })}
      >
        {label}
        <span className={css.arrow} aria-hidden="true">
          <Icon name={ascending ? 'up' : 'down'} size={14} />
        </span>
      </button>
    </th>
  );
}
