import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useFieldArray, useFormState, type FieldError } from 'react-hook-form';
import { useMay } from '../providers/use-may.ts';
import { settingsTexts as words } from '../texts/settings.ts';
import { Icon } from '../ui/Icon.tsx';
import { StepButton } from '../ui/StepButton.tsx';
import css from './Settings.module.css';
import type { SettingsFormValues } from './settings-form.ts';

type ListName =
  'delivery' | 'home.tiles' | 'questions.fi' | 'questions.en' | 'story.fi.parts' | 'story.en.parts';

type Props = {
  name: ListName;
  /** Names a row in its buttons' labels. */
  rowName: string;
  max: number;
  add?: { label: string; newRow: () => object };
  children: (index: number) => ReactNode;
};

export function RowList({ name, rowName, max, add, children }: Props) {
  const { fields, append, remove, move } = useFieldArray<SettingsFormValues, ListName>({ name });
  const mayChange = useMay('settings');
  const { errors } = useFormState<SettingsFormValues>();
  const listError = name === 'delivery' ? (errors.delivery as FieldError | undefined)?.message : undefined;
  return (
    <>
      <ol className={css.rows}>
        {fields.map((field, index) => (
          <li key={field.id} className={css.row}>
            <div className={css.rowFields}>{children(index)}</div>
            {mayChange ? (
              <div className={css.rowActions}>
                <StepButton
                  label={words.moveUp(rowName, index + 1)}
                  icon="up"
                  isAtEnd={index === 0}
                  onStep={() => move(index, index - 1)}
                />
                <StepButton
                  label={words.moveDown(rowName, index + 1)}
                  icon="down"
                  isAtEnd={index === fields.length - 1}
                  onStep={() => move(index, index + 1)}
                />
                <IconButton
                  aria-label={words.remove(rowName, index + 1)}
                  disabled={fields.length === 1}
                  onClick={() => remove(index)}
                >
                  <Icon name="close" />
                </IconButton>
              </div>
            ) : null}
          </li>
        ))}
      </ol>
      {listError ? (
        <p role="alert" className={css.listError} data-invalid tabIndex={-1}>
          {listError}
        </p>
      ) : null}
      {add && mayChange && fields.length < max ? (
        <Button variant="text" className={css.add ?? ''} onClick={() => append(add.newRow() as never)}>
          {add.label}
        </Button>
      ) : null}
    </>
  );
}
