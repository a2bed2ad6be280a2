import { skillIdentity } from '../record/skill-key.ts';

/**
 * `Gestion de projet, C++ ; Node.js` → three skills, in order, without repeats.
 * Commas, semicolons, bullets and line ends cut; `/` and `.` don't (CI/CD, .NET), nor does anything in brackets
 * (`Adobe (Photoshop, InDesign)`) or a comma between digits.
 */
export function splitSkills(text: string): string[] {
  const seen = new Set<string>();
  return cut(text)
    .map((skill) => skill.replace(/\s+/g, ' ').trim())
    .filter((skill) => {
      const identity = skillIdentity(skill);
      if (identity === '' || seen.has(identity)) return false;
      seen.add(identity);
      return true;
    });
}

/** One text for a form's field, the reverse of `splitSkills`. */
export const joinSkills = (skills: readonly string[]): string => skills.join(', ');

function cut(text: string): string[] {
  const skills: string[] = [];
  let depth = 0;
  let current = '';
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    // A bracket that is never closed opens nothing.
    if (sign === '(' && text.includes(')', index)) depth += 1;
    if (sign === ')') depth = Math.max(0, depth - 1);
    const inNumber =
      sign === ',' && /\d/.test(text.charAt(index - 1)) && /\d/.test(text.charAt(index + 1));
    if (/[\n\r]/.test(sign) || (depth === 0 && !inNumber && /[,;，、；•|]/.test(sign))) {
      skills.push(current);
      current = '';
      depth = 0;
    } else current += sign;
  }
  return [...skills, current];
}
