"""Prints the page as Django renders it. Needs the package django."""

import sys
from pathlib import Path

import django
from django.conf import settings
from django.template.loader import render_to_string


class Offer:
    code = "WELCOME25"

    def get_absolute_url(self):
        return f"/offers/{self.code}"


engine = "django.template.backends.django.DjangoTemplates"
settings.configure(TEMPLATES=[{"BACKEND": engine, "DIRS": [Path(__file__).parent]}])
django.setup()
sys.stdout.write(render_to_string("offer.html", {"offer": Offer()}))
