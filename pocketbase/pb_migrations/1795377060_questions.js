/// <reference path="../types/pocketbase.d.ts" />

/** Questions of interviews: told by our routes, which know whose plan gives which; written in the dashboard. */
migrate((app) => {
  const questions = new Collection({
    id: 'jln_questions',
    name: 'questions',
    type: 'base',
    listRule: null,
    viewRule: null,
    createRule: null,
    updateRule: null,
    deleteRule: null,
  });
  const choice = (name, values) => new SelectField({ name, required: true, maxSelect: 1, values });
  questions.fields.add(
    // In the order in which the dashboard lists them.
    new TextField({ name: 'text', required: true, max: 300, presentable: true }),
    choice('language', ['fr', 'en']),
    choice('industry', [
      'general',
      'tech',
      'finance',
      'healthcare',
      'education',
      'marketing',
      'sales',
      'consulting',
      'manufacturing',
      'retail',
      'hospitality',
    ]),
    new BoolField({ name: 'published' }),
    new BoolField({ name: 'basic' }),
    choice('category', ['behavioral', 'technical', 'situational', 'general']),
    choice('difficulty', ['easy', 'medium', 'hard']),
    choice('level', ['beginner', 'intermediate', 'expert']),
    // One per line.
    new TextField({ name: 'tips', required: true, max: 600 }),
    new TextField({ name: 'intent', required: true, max: 300 }),
    new TextField({ name: 'followUp', required: true, max: 300 }),
    // People's answers refer to it.
    new TextField({ name: 'key', required: true, max: 80, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
  );
  questions.addIndex('idx_questions_key', true, 'key', '');
  questions.addIndex('idx_questions_public', false, 'language, published, basic', '');
  app.save(questions);
});
