import { describe, expect, test } from 'vitest';
import { industryOfJob, levelOfJob } from './job-words.ts';

test.each([
  ['Développeuse Web', '', 'tech'],
  ['Software Engineer', 'Python and AWS', 'tech'],
  ['Technicienne comptable', 'Comptes payables, Excel', 'finance'],
  ['Payroll Clerk', 'Prepare payroll for two hundred employees', 'finance'],
  ['Infirmière clinicienne', 'Soins en CHSLD', 'healthcare'],
  ['Personal Support Worker', 'Long term care home', 'healthcare'],
  ['Éducatrice en CPE', 'Groupe de trois ans', 'education'],
  ['High School Teacher', 'Classroom of thirty students', 'education'],
  ['Coordonnatrice marketing', 'Infolettre et médias sociaux', 'marketing'],
  ['Social Media Coordinator', 'Content and campaigns', 'marketing'],
  ['Représentant des ventes', 'Prospection et territoire', 'sales'],
  ['Account Executive', 'Quota, pipeline, cold calls', 'sales'],
  ['Conseiller en gestion', 'Mandats de transformation', 'consulting'],
  ['Management Consultant', 'Client engagements and deliverables', 'consulting'],
  ['Journalier de production', 'Usine, quart de nuit', 'manufacturing'],
  ['CNC Machinist', 'Read drawings on the shop floor', 'manufacturing'],
  ['Commis de rayon', 'Épicerie de quartier', 'retail'],
  ['Cashier', 'Busy grocery store', 'retail'],
  ['Préposée aux chambres', 'Hôtel de 80 chambres', 'hospitality'],
  ['Line Cook', 'Restaurant with a new menu', 'hospitality'],
  ['Adjointe administrative', 'Classement et agenda', 'general'],
  ['', '', 'general'],
])('%s (%s) is %s', (title, description, industry) => {
  expect(industryOfJob(title, description)).toBe(industry);
});

describe('the level', () => {
  test.each([
    ['Développeur junior', 'Cinq projets par année', 'beginner'],
    ['Chef comptable', '', 'expert'],
    ['Senior Analyst', 'At least 3 years', 'expert'],
    ['Analyste', 'De 3 à 5 ans d’expérience', 'intermediate'],
    ['Analyst', '8+ years of experience', 'expert'],
    ['Analyste', 'Un minimum de 1 an', 'beginner'],
    ['Analyst', 'No experience needed, training provided', 'beginner'],
    ['Analyste', 'Entreprise fondée il y a 40 ans', 'intermediate'],
    ['Analyste', '', 'intermediate'],
  ])('%s, %s: %s', (title, description, level) => {
    expect(levelOfJob(title, description)).toBe(level);
  });
});
