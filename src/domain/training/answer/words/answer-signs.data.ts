import type { AnswerLanguage } from '../scored-answer.ts';
import { cue, wordSet } from '../word-list.ts';

/** The words that every text of a language is full of, and the other has not. */
export const COMMON_WORDS: Record<AnswerLanguage, ReadonlySet<string>> = {
  fr: wordSet(
    `je j' tu il elle nous vous ils elles le la les l' un une des du de d' et ou ou est et mais donc dans avec pour par sur que qu' qui
     ne n' pas ce c' cette ces mon ma mes notre nos son sa ses leur au aux en ai avais etait etais a ete ont avons suis sont tout tous plus
     tres quand comme parce puis apres bien fait moi lui se s' si chez aussi ca cela alors pis`,
  ),
  en: wordSet(
    `i you he she we they it the a an and or but so of to in on at for with from by as is was were am are be been have has had do did
     not my our your his her their this that these those who which what when because then after before very all me him them if would
     will can could there about just out up every who how because`,
  ),
};

/** The same of languages that share words with French or English. */
export const FOREIGN_WORDS: ReadonlySet<string> = wordSet(
  `el los las con por para pero muy yo del al era fue estaba tuve mi su una como porque cuando trabajaba y
   eu um uma nao com foi em os meu minha trabalhava quando muito di che ho della nel ero perche lavoravo
   und der das ich ist nicht mit ein eine auf wir habe mwen te ki nan pou li nou ang ng sa ko mga ako
   bir ve icin bu si pentru care sunt am lucrat ja nie jest sie w na`,
);

export const SIGNS: Record<
  AnswerLanguage,
  {
    links: RegExp;
    reasons: RegExp;
    examples: RegExp;
    steps: RegExp;
    noAnswer: RegExp;
    duties: RegExp;
  }
> = {
  fr: {
    links: cue(
      `d' abord|premierement|en premier|deuxiemement|ensuite|puis|pis|apres|enfin|finalement|donc|alors|parce que|parce qu'|car|mais|cependant|pourtant|comme|quand|lorsque|ainsi|par contre|par exemple|en plus|aussi|sinon|si|depuis|c' est pourquoi|grace a|alors que|au final|resultat|pour que|afin`,
    ),
    reasons: cue(
      `parce que|parce qu'|car|puisque|puisqu'|afin|pour (?:que|qu'|ne pas|eviter|voir|\\w+er|\\w+ir)|c' est pourquoi|grace a|a cause|comme|vu que|ce qui|la raison|donc`,
    ),
    examples: cue(
      `par exemple|dans mon dernier|dans mon poste|a mon dernier|chez mon|j' ai vecu|une fois|comme quand|lors|depuis|l' annee|au dernier|dans mon pays`,
    ),
    steps: cue(
      `d' abord|premierement|en premier|en deuxieme|deuxiemement|ensuite|puis|apres|enfin|finalement|avant de|je commence|je termine|sinon|s' il|si c'|si le|si la|si l'|si j'|si ca|en meme temps|a la fin`,
    ),
    noAnswer: cue(
      `je ne sais pas|je sais pas|aucune idee|pas d' exemple|je ne vois pas|je n' ai pas d'|ca depend|on verra|rien ne me vient|jamais eu`,
    ),
    duties: cue(`il faut|on doit|doit|faut|on|vous|nous`),
  },
  en: {
    links: cue(
      `first|firstly|second|secondly|third|then|next|after|afterwards|finally|so|because|since|but|however|although|while|when|if|also|for example|as a result|in the end|before|instead|at the same time|which|therefore|that is why|once|until`,
    ),
    reasons: cue(
      `because|since|so that|in order to|that is why|due to|as|so|therefore|to (?:make sure|avoid|see|check|keep|understand|help)|which (?:means|makes)|the reason`,
    ),
    examples: cue(
      `for example|for instance|such as|in my last|at my last|on my last|when i was|once|last year|in my previous|at my previous|my last|since i`,
    ),
    steps: cue(
      `first|firstly|second|secondly|third|then|next|after|after that|finally|before|i start|at the same time|if|once|lastly|to begin|in the end|start with|last`,
    ),
    noAnswer: cue(
      `i do not know|not sure|no idea|nothing comes to mind|i can not think|it depends|i have never|i never had|no example|i do not have an|sorry`,
    ),
    duties: cue(`you have to|you need to|you should|you|must|should|need to|have to|we`),
  },
};
