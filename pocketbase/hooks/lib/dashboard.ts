/** What the operator's dashboard says of each field, brought up to date at each start. */
import { helpFor, HELPED_COLLECTIONS } from '../words/field-help.ts';

/** Fields that an operator added are left alone; a start that changes nothing writes nothing. */
export const explainFields = (app: core.App): void => {
  for (const name of HELPED_COLLECTIONS) {
    const collection = app.findCollectionByNameOrId(name);
    let isChanged = false;
    for (const field of collection.fields as unknown as Iterable<{ name: string; help: string }>) {
      const help = helpFor(name, field.name);
      if (help === '' || field.help === help) continue;
      field.help = help;
      isChanged = true;
    }
    if (isChanged) app.save(collection);
  }
};
