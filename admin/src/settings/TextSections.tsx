import { categories } from '@shop/shop-rules/categories';
import { useFormContext, useWatch } from 'react-hook-form';
import { settingsTexts as words } from '../texts/settings.ts';
import { TextField } from '../ui/TextField.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { RowList } from './RowList.tsx';
import { Section } from './Section.tsx';
import css from './Settings.module.css';
import type { SettingsFormValues } from './settings-form.ts';

const { home, story, question } = words;
const languages = ['fi', 'en'] as const;

export function TextSections() {
  return (
    <>
      <HomeSection />
      <StorySection />
      <QuestionsSection />
    </>
  );
}

function HomeSection() {
  return (
    <Section title={words.sections.home} line={home.line}>
      <TextField source="home.title" label={home.title} help={home.twoLines} lines={2} />
      <TextField source="home.lead" label={home.lead} lines={1} />
      <TextField source="home.storyTitle" label={home.storyTitle} lines={2} />
      <TextField source="home.storyText" label={home.storyText} help={words.paragraphs} lines={4} />
      <Tiles />
    </Section>
  );
}

function Tiles() {
  const { setValue } = useFormContext<SettingsFormValues>();
  const tiles = useWatch<SettingsFormValues, 'home.tiles'>({ name: 'home.tiles' });
  const unusedCategories = categories.filter(({ id }) => tiles.every((tile) => tile.id !== id));
  const labelOf = (index: number) => categories.find(({ id }) => id === tiles[index]?.id)?.label;
  return (
    <fieldset>
      <legend>{home.tiles}</legend>
      <RowList name="home.tiles" rowName={home.tile} max={categories.length}>
        {(index) => <span className={css.tile}>{labelOf(index)}</span>}
      </RowList>
      {unusedCategories.length > 0 ? (
        <p className={css.unusedCategories}>
          {unusedCategories.map(({ id, label }) => (
            <Toggle
              key={id}
              onClick={() => setValue('home.tiles', [...tiles, { id }], { shouldDirty: true })}
            >
              + {label}
            </Toggle>
          ))}
        </p>
      ) : null}
    </fieldset>
  );
}

function StorySection() {
  return (
    <Section title={words.sections.story} line={words.bothLanguages}>
      {languages.map((language) => (
        <details key={language} className={css.language}>
          <summary>{words.languages[language]}</summary>
          <div className={css.fields} lang={language}>
            <TextField source={`story.${language}.title`} label={story.title} />
            <TextField source={`story.${language}.lead`} label={story.lead} lines={1} />
            <RowList
              name={`story.${language}.parts`}
              rowName={story.part}
              max={12}
              add={{ label: story.add, newRow: () => ({ title: '', text: '' }) }}
            >
              {(index) => (
                <>
                  <TextField source={`story.${language}.parts.${index}.title`} label={story.partTitle} />
                  <TextField
                    source={`story.${language}.parts.${index}.text`}
                    label={story.text}
                    help={words.paragraphs}
                    lines={4}
                  />
                </>
              )}
            </RowList>
          </div>
        </details>
      ))}
    </Section>
  );
}

function QuestionsSection() {
  return (
    <Section title={words.sections.questions} line={words.questionsLine}>
      {languages.map((language) => (
        <details key={language} className={css.language}>
          <summary>{words.languages[language]}</summary>
          <div className={css.fields} lang={language}>
            <RowList
              name={`questions.${language}`}
              rowName={question.what}
              max={30}
              add={{ label: question.add, newRow: () => ({ q: '', a: '' }) }}
            >
              {(index) => (
                <>
                  <TextField source={`questions.${language}.${index}.q`} label={question.q} />
                  <TextField source={`questions.${language}.${index}.a`} label={question.a} lines={3} />
                </>
              )}
            </RowList>
          </div>
        </details>
      ))}
    </Section>
  );
}
