import type { ReadyEmail } from './ready-emails.ts';

/** Canadian custom: first names, short, warm, to the point; a clear question at the end. */
export const READY_EMAILS_EN: readonly ReadyEmail[] = [
  {
    key: 'apply',
    category: 'application',
    name: 'Send my application',
    subject: 'Application for {{position}}',
    body: `Hello {{recruiter_name}},

I’m applying for the {{position}} role at {{company_name}}. My resume is attached.

What drew me to the job is [what attracts you to it]. I bring [the experience that fits it best].

I’d be glad to tell you more, by phone or in an interview.

Thank you for your time,
{{your_name}}`,
  },
  {
    key: 'apply-referred',
    category: 'application',
    name: 'Apply with a referral',
    subject: '[Person’s name] suggested I contact you – {{position}}',
    body: `Hello {{recruiter_name}},

[Person’s name] on your team told me about the {{position}} opening and thought I should write to you.

My resume is attached. In short, I have [number] years of experience in [field], and I know [a need named in the ad] well.

Would you have a few minutes to talk?

Best regards,
{{your_name}}`,
  },
  {
    key: 'follow-up-applied',
    category: 'follow-up',
    name: 'Follow up after applying',
    subject: 'Following up on my application – {{position}}',
    body: `Hello {{recruiter_name}},

I applied for the {{position}} role on {{application_date}} and wanted to check in. I’m still very interested in working at {{company_name}}.

Could you tell me where things stand? I’m happy to send anything else you need.

Many thanks,
{{your_name}}`,
  },
  {
    key: 'follow-up-applied-again',
    category: 'follow-up',
    name: 'Follow up a second time',
    subject: 'Still interested in the {{position}} role',
    body: `Hello {{recruiter_name}},

One last note about the {{position}} role, which I applied for on {{application_date}}.

If it has been filled, a quick word is all I need, and I wish you well with the new hire. If not, I’d welcome the chance to talk whenever it suits you.

Have a good day,
{{your_name}}`,
  },
  {
    key: 'follow-up-interview',
    category: 'follow-up',
    name: 'No news after an interview',
    subject: 'Checking in after our interview – {{position}}',
    body: `Hello {{recruiter_name}},

I enjoyed our interview for the {{position}} role, and I’m as keen as ever to join {{company_name}}.

Do you know when a decision might be made? I can send references if that would help.

Thanks again,
{{your_name}}`,
  },
  {
    key: 'follow-up-interview-again',
    category: 'follow-up',
    name: 'Second follow-up after an interview',
    subject: 'Any update on the {{position}} role?',
    body: `Hello {{recruiter_name}},

I’m writing one last time about the {{position}} role. I know these decisions can take a while.

I’d still love to be considered. If you’ve chosen someone else, I’d be grateful to know.

Kind regards,
{{your_name}}`,
  },
  {
    key: 'answer-due',
    category: 'follow-up',
    name: 'Ask for the answer after 45 days (Ontario)',
    subject: 'Decision on the {{position}} role',
    body: `Hello {{recruiter_name}},

It has been more than 45 days since my last interview for the {{position}} role at {{company_name}}.

In Ontario, employers with 25 or more people let candidates know within that time whether a decision has been made. Could you tell me where things stand?

Thank you,
{{your_name}}`,
  },
  {
    key: 'thank-you',
    category: 'thank-you',
    name: 'Say thanks after an interview',
    subject: 'Thank you for meeting with me – {{position}}',
    body: `Hello {{recruiter_name}},

Thank you for taking the time to talk with me about the {{position}} role. I especially enjoyed hearing about [something you discussed].

Our conversation made me even more interested in {{company_name}}. If any questions have come up since, I’m glad to answer them.

All the best,
{{your_name}}`,
  },
  {
    key: 'thank-you-phone',
    category: 'thank-you',
    name: 'Say thanks after a call',
    subject: 'Thanks for the call – {{position}}',
    body: `Hello {{recruiter_name}},

Thanks for calling me about the {{position}} role. You gave me a clear picture of what {{company_name}} is looking for.

I’m ready for the next step whenever you are.

Talk soon,
{{your_name}}`,
  },
  {
    key: 'confirm-interview',
    category: 'interview',
    name: 'Confirm an interview',
    subject: 'Confirming our interview – {{position}}',
    body: `Hello {{recruiter_name}},

Thank you for the invitation. I confirm that I’ll be there on [day and time] to talk about the {{position}} role.

Could you tell me who I’ll be meeting, and whether I should bring anything?

Looking forward to it,
{{your_name}}`,
  },
  {
    key: 'move-interview',
    category: 'interview',
    name: 'Move an interview',
    subject: 'Interview for {{position}} – another time?',
    body: `Hello {{recruiter_name}},

Thank you for inviting me to interview for the {{position}} role. Unfortunately, I’m not free at that time.

Would [two other times] work for you? I’m sorry for the trouble, and I’m very interested in the job.

Thanks for understanding,
{{your_name}}`,
  },
  {
    key: 'offer-time',
    category: 'offer',
    name: 'Ask for time to decide',
    subject: 'Your offer – {{position}}',
    body: `Hello {{recruiter_name}},

Thank you so much for the offer. I’m thrilled that {{company_name}} chose me for the {{position}} role.

I’d like to read everything carefully. May I give you my answer by [day]? If you haven’t already, could you also send me the offer in writing?

With appreciation,
{{your_name}}`,
  },
  {
    key: 'offer-negotiate',
    category: 'offer',
    name: 'Negotiate an offer',
    subject: 'Your offer – a few points to discuss',
    body: `Hello {{recruiter_name}},

Thank you for the offer. The {{position}} role is just what I’m looking for.

Before I accept, I’d like to talk about the salary. Given [your experience or what the market pays], I was hoping for [amount]. Is there room for that?

I’m sure we can find something that works for both of us.

Best regards,
{{your_name}}`,
  },
  {
    key: 'offer-accept',
    category: 'offer',
    name: 'Accept an offer',
    subject: 'I accept your offer – {{position}}',
    body: `Hello {{recruiter_name}},

I’m delighted to accept the {{position}} role at {{company_name}}, on the terms in your letter of [date].

I’ll be there on [first day]. Please let me know what I should prepare before then.

Thank you for your trust, and see you soon,
{{your_name}}`,
  },
  {
    key: 'offer-decline',
    category: 'offer',
    name: 'Decline an offer',
    subject: 'Your offer – {{position}}',
    body: `Hello {{recruiter_name}},

Thank you for the offer and for the time your team spent with me. After some thought, I’ve decided to decline, as another path suits my plans better right now.

I really enjoyed getting to know {{company_name}} and hope we’ll cross paths again.

Warm regards,
{{your_name}}`,
  },
  {
    key: 'withdraw',
    category: 'closing',
    name: 'Withdraw my application',
    subject: 'Withdrawing my application – {{position}}',
    body: `Hello {{recruiter_name}},

I’m writing to withdraw my application for the {{position}} role, which I sent on {{application_date}}. My situation has changed, and I wanted to let you know right away.

Thank you for considering me.

All the best,
{{your_name}}`,
  },
  {
    key: 'after-refusal',
    category: 'closing',
    name: 'Reply to a refusal',
    subject: 'Thank you for letting me know – {{position}}',
    body: `Hello {{recruiter_name}},

Thank you for getting back to me about the {{position}} role. I’m disappointed, of course, but I enjoyed our conversations.

If you have any advice that could help me prepare better, I’d be glad to read it. I hope you’ll keep me in mind for other roles at {{company_name}}.

Kind regards,
{{your_name}}`,
  },
  {
    key: 'ask-for-advice',
    category: 'network',
    name: 'Ask for an informational interview',
    subject: 'Fifteen minutes to talk about your work?',
    body: `Hello {{recruiter_name}},

I recently moved to Canada, where I’m continuing my career in [field]. I’m curious about the path that brought you to {{company_name}}.

Would you have fifteen minutes, by phone or online, for a few questions about your work? I’m not asking for a job, only for your point of view.

Thank you for considering it,
{{your_name}}`,
  },
];
