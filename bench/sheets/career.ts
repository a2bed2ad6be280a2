/** An invented person whose career the sheets print, in words that no program has seen. */
import type { CvContent } from '#/domain/cv/content.ts';

const JOBS: [title: string, company: string, location: string, lines: string[]][] = [
  [
    'Supply Chain Analyst',
    'Boréal Distribution inc.',
    'Montréal, QC',
    [
      'Built a demand forecast for 4,200 products that cut stock-outs by 28% in its first year',
      'Led the move of two warehouses to a single planning tool, on time and 6% under budget',
      'Negotiated lead times with 35 suppliers, freeing $1.4M of working capital',
      'Train six buyers a year in Power BI; four now build their own reports',
    ],
  ],
  [
    'Inventory Planner',
    'Pharmalien Canada',
    'Laval, QC',
    [
      'Planned 900 cold-chain items for 60 hospitals with a 99.2% service level',
      'Reduced expired stock from 3.1% to 1.2% of purchases by changing the rules of reordering, with the agreement of all pharmacists',
      'Wrote the recall procedure that passed the inspection without remarks',
    ],
  ],
  [
    'Logistics Coordinator',
    'Golden Savannah Foods',
    'Lagos, Nigeria',
    [
      'Scheduled 45 trucks a day across four states and cut late deliveries by 17%',
      'Introduced barcode receiving in three depots, saving 25 hours of work a week',
      'Coordinated customs papers for 300 containers a year with no penalty',
    ],
  ],
  [
    'Warehouse Supervisor',
    'Kainji Mills',
    'Lagos, Nigeria',
    [
      'Supervised 18 pickers on two shifts and raised order accuracy to 99.4%',
      'Trained the team in safe lifting: no lost-time accident in 18 months',
    ],
  ],
];

/** The jobs, so many times over, each earlier than the one above. */
export const career = (times: number): CvContent => ({
  personal: {
    fullName: 'Mariama Okonkwo-Tremblay',
    headline: 'Supply Chain Analyst',
    email: 'mariama.okonkwo@example.org',
    phone: '514 555-0148',
    location: 'Montréal, QC',
    linkedin: 'linkedin.com/in/mariama-okonkwo',
    summary:
      'Supply chain analyst with nine years of experience in food and pharmaceutical distribution, in Lagos and Montréal. Known for forecasts that planners trust and for clear work with suppliers. Fluent in English and French.',
  },
  experience: Array.from({ length: times }, () => JOBS)
    .flat()
    .map(([jobTitle, company, location, achievements], index) => ({
      jobTitle,
      company,
      location,
      startDate: `${2024 - 2 * index}-03`,
      endDate: index === 0 ? 'present' : `${2026 - 2 * index}-02`,
      achievements,
    })),
  education: [
    {
      degree: 'Graduate Diploma',
      fieldOfStudy: 'Supply Chain Management',
      institution: 'Université du Mont-Royal',
      location: 'Montréal, QC',
      startDate: '',
      graduationDate: '2019-12',
      details: [],
    },
    {
      degree: 'Bachelor of Science',
      fieldOfStudy: 'Industrial Mathematics',
      institution: 'Lagoon State University',
      location: 'Lagos, Nigeria',
      startDate: '',
      graduationDate: '2014-06',
      details: [],
    },
  ],
  skills: [
    'Planning: demand forecasting, S&OP, MRP, safety stock',
    'Tools: SAP S/4HANA, Power BI, SQL, Python, Excel',
    'Working with people: supplier negotiation, training, bilingual meetings',
  ],
  languages: [
    { name: 'English', level: 'native' },
    { name: 'Yoruba', level: 'native' },
    { name: 'French', level: 'advanced' },
  ],
  other: [
    {
      kind: 'certifications',
      title: '',
      entries: ['CPIM, Association for Supply Chain, 2022', 'Lean Six Sigma Green Belt, 2020'],
    },
    {
      kind: 'volunteering',
      title: '',
      entries: ['Stock keeper, Saint-Michel food bank, since 2020'],
    },
  ],
});
